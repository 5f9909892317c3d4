import './load-quickly.ts';

// What follows is looked for only once that is there.
await import('./serve.ts');

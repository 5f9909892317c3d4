import './load-quickly.ts';

// A static import would be resolved before the loader hook exists.
await import('./serve.ts');

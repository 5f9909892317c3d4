import './load-quickly.ts';

// Imports the server dynamically. A static import would be resolved before `load-quickly.ts`
// registers its loader hook.
await import('./serve.ts');

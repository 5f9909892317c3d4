import './load-quickly.ts';

// Imports the server dynamically. A static import would be resolved before the loader hook is
// registered.
await import('./serve.ts');

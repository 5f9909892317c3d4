import './load-quickly.ts';

// A static import would be resolved before the loader hook is registered.
await import('./serve.ts');

import './federation/known-styles';

/** The asynchronous border that federation needs: shared modules are negotiated behind it. */
void import('./bootstrap');

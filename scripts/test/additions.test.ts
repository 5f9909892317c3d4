/**
 * Carries out tasks of the table in CONTRIBUTING.md. The tasks share one process, and so one copy of
 * the repository.
 */
import './additions/add-a-remote.ts';
import './additions/add-a-content-page.ts';
import './additions/add-a-product-field.ts';

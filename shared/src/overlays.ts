/**
 * What opens over a page, or unfolds in it.
 */
export { Accordion, type AccordionItem } from './ui/accordion/accordion';
export { Modal } from './ui/modal/modal';
export { Drawer } from './ui/drawer/drawer';
export { ToastProvider, useToast, type ToastMessage } from './ui/toast/toast';

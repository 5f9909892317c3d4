export { Modal } from './ui/modal/modal';
export { Drawer } from './ui/drawer/drawer';
export { ToastProvider, useToast, type ToastMessage } from './ui/toast/toast';

import { Modal } from 'shared/overlays';
import { SearchBox } from './search-box';

interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const SearchDialog = (props: SearchDialogProps) => (
  <Modal {...props} title="Search the shop" verticalPosition="top">
    <SearchBox />
  </Modal>
);

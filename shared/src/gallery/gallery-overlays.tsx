import { useState } from 'react';
import { Button, ButtonLink } from '../ui/button/button';
import { Drawer } from '../ui/drawer/drawer';
import { Cluster, Stack } from '../ui/layout/layout';
import { Modal } from '../ui/modal/modal';
import { Section } from '../ui/page/page';
import { TextLink } from '../ui/text-link/text-link';
import { useToast } from '../ui/toast/toast';

export function GalleryOverlays() {
  const [open, setOpen] = useState<'modal' | 'drawer'>();
  const toast = useToast();
  const close = () => setOpen(undefined);
  return (
    <Section title="What opens">
      <Stack gap={6}>
        <Cluster>
          <Button onClick={() => setOpen('modal')}>Open the basket</Button>
          <Button variant="secondary" onClick={() => setOpen('drawer')}>
            Open the menu
          </Button>
          <Button
            variant="secondary"
            onClick={() => toast({ kind: 'error', text: 'Please fill the captcha' })}
          >
            Show an error
          </Button>
          <Button
            variant="secondary"
            onClick={() => toast({ kind: 'success', text: 'Your details are saved' })}
          >
            Show a success
          </Button>
        </Cluster>
      </Stack>
      <Modal
        open={open === 'modal'}
        onOpenChange={close}
        title="Your Basket"
        description="Removal Kit A was added."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Continue shopping
            </Button>
            <ButtonLink to="/details">Proceed to Checkout</ButtonLink>
          </>
        }
      >
        <p>Removal Kit A × 1</p>
      </Modal>
      <Drawer open={open === 'drawer'} onOpenChange={close} title="Menu">
        <Stack as="nav" aria-label="Gallery menu">
          <TextLink to="/services" quiet>
            Services
          </TextLink>
          <TextLink to="/removalkit" quiet>
            Removal kits
          </TextLink>
        </Stack>
      </Drawer>
    </Section>
  );
}

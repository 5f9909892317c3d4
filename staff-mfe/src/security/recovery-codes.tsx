import { useEffect, useRef } from 'react';
import { Button, Card, Cluster, Notice, Stack } from 'shared/ui';
import styles from './security.module.css';

/** Shows new recovery codes. Each code is shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <Card as="section" padded>
      <Stack gap={4}>
        <h2 ref={headingRef} tabIndex={-1}>
          Your recovery codes
        </h2>
        <Notice kind="warning">
          Save these codes now, for example on paper: they are not shown again. Each signs you in
          once, if you do not have your phone.
        </Notice>
        <ul className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Cluster>
          <Button variant="secondary" onClick={() => download(codes)}>
            Download
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
          <Button onClick={onDone}>I have saved them</Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

function download(codes: string[]): void {
  const file = new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}

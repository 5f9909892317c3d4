import { Modal } from 'shared/overlays';
import { Button } from 'shared/ui';

interface SignOutQuestionProps {
  /** Sentence about the work that a sign-out deletes, or '' while there is no question. */
  unsentWork: string;
  onAnswer: (isSignOut: boolean) => void;
}

export const SignOutQuestion = ({ unsentWork, onAnswer }: SignOutQuestionProps) => (
  <Modal
    open={unsentWork !== ''}
    size="small"
    onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
    title="Sign out?"
    description={`${unsentWork} Signing out deletes what is not sent.`}
    footer={
      <>
        <Button variant="danger" onClick={() => onAnswer(true)}>
          Sign out and delete it
        </Button>
        <Button onClick={() => onAnswer(false)}>Stay signed in</Button>
      </>
    }
  />
);

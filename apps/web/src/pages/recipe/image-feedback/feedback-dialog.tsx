import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';

const MAX_LENGTH = 2_000;

type FeedbackDialogProps = {
  open: boolean;
  isSending: boolean;
  onSubmit: (text: string) => void;
  onClose: () => void;
};

/** Asks what is wrong with a picture. Submit needs text that is not blank. */
export function FeedbackDialog({ open, isSending, onSubmit, onClose }: FeedbackDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const trimmed = text.trim();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      firstFocus={field}
      title={t('imageFeedback.dialogTitle')}
      description={t('imageFeedback.dialogText')}
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (trimmed && !isSending) onSubmit(trimmed);
        }}
      >
        <label htmlFor={id} className="font-semibold">
          {t('imageFeedback.label')}
        </label>
        <textarea
          id={id}
          ref={field}
          rows={3}
          value={text}
          maxLength={MAX_LENGTH}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('imageFeedback.placeholder')}
          className="block w-full resize-none rounded-field border border-line-strong bg-card px-4 py-3 field-sizing-content max-h-60 min-h-24"
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {t('imageFeedback.cancel')}
          </Button>
          <Button type="submit" disabled={!trimmed || isSending}>
            {t(isSending ? 'imageFeedback.sending' : 'imageFeedback.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import type { FilesPort } from '#shared/host/desktop/files.ts';
import type { Paper } from './printed-slip.tsx';

interface SavePdfProps {
  readonly files: FilesPort;
  /** File name without its extension. */
  readonly name: string;
  readonly paper: Paper;
}

/** Saves the slip as a PDF; a notification tells the result. */
export function SavePdf({ files, name, paper }: SavePdfProps) {
  const { t } = useTranslation('desktop-app');
  const [isBusy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    void files.savePdf({ name, paper }).finally(() => setBusy(false));
  };
  return (
    <Button disabled={isBusy} aria-busy={isBusy} onClick={save}>
      {t(isBusy ? 'pdf_busy' : 'pdf_save')}
    </Button>
  );
}

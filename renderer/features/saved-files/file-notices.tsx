import { useEffect, useReducer } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Toast } from '#renderer/ui/toast.tsx';
import { ToastList } from '#renderer/ui/toast-list.tsx';
import type { FilesPort, SavedFile } from '#shared/host/desktop/files.ts';
import { fileText, nextFiles } from './file-state.ts';

/** Time after which a finished file's notification closes, ms; a failed one stays until it is closed. */
const GOES_AFTER_MS = 12_000;

interface FileNoticeProps {
  readonly file: SavedFile;
  readonly onShow: () => void;
  readonly onClose: () => void;
}

function FileNotice({ file, onShow, onClose }: FileNoticeProps) {
  const { t } = useTranslation(['desktop-app', 'common']);
  const { key, values } = fileText(file);
  const isOver = file.state === 'saved' || file.state === 'cancelled';
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(onClose, GOES_AFTER_MS);
    return () => clearTimeout(timer);
  });
  return (
    <li>
      <div role={file.state === 'failed' ? 'alert' : 'status'} data-file={file.state}>
        <Toast
          tone={file.state === 'failed' ? 'warn' : 'up'}
          icon={file.state === 'failed' ? 'alert' : file.state === 'saved' ? 'check' : 'info'}
          // Isolated, because a file name has its own text direction.
          text={t(key, { ...values, file: `\u2068${file.file}\u2069` })}
          action={file.state === 'saved' ? <Button onClick={onShow}>{t('show_in_folder')}</Button> : null}
          closeLabel={t('common:close')}
          onClose={onClose}
        />
      </div>
    </li>
  );
}

/** Shows files that the window is saving: their progress, and the folder of the saved ones. */
export function FileNotices({ files }: { readonly files: FilesPort }) {
  const { t } = useTranslation('desktop-app');
  const [shown, change] = useReducer(nextFiles, []);
  useEffect(() => {
    const step = (file: SavedFile) => change({ file });
    const stop = files.onChange(step);
    files.takeSteps().then((steps) => steps.forEach(step), reportError);
    return stop;
  }, [files]);
  if (shown.length === 0) return null;
  return (
    <ToastList edge="bottom" label={t('files_label')}>
      {shown.map((file) => (
        <FileNotice
          key={file.id}
          file={file}
          onShow={() => void files.show(file.id).then((isThere) => isThere || change({ gone: file }))}
          onClose={() => change({ closed: file.id })}
        />
      ))}
    </ToastList>
  );
}

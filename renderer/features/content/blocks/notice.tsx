import { Notice } from '#renderer/ui/notice.tsx';
import { ContentText } from '../content-text.tsx';
import { partId } from '../part-id.ts';
import styles from './blocks.module.css';
import type { ContentBlockProps } from './titled-block.tsx';

export function NoticeBlock({ block }: ContentBlockProps<'notice'>) {
  const { id, tone, title, text } = block;
  const isWarning = tone === 'warning';
  return (
    <div className={styles.notice} id={partId(id)}>
      <Notice kind={isWarning ? 'warn' : 'info'} icon={isWarning ? 'alert' : 'info'}>
        <div className={styles.prose}>
          {title === undefined ? null : (
            <p>
              <strong>{title}</strong>
            </p>
          )}
          <ContentText text={text} />
        </div>
      </Notice>
    </div>
  );
}

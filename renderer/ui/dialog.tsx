import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, type RefObject, useState } from 'react';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';

/** Where a dialog stands: in the middle, or along an edge. On a phone all but `start` are sheets. */
export type DialogPlace = 'centre' | 'end' | 'start';

interface DialogProps {
  readonly title: string;
  /** The title is only said, because the content begins with something that says it. */
  readonly titleHidden?: boolean;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly place?: DialogPlace;
  readonly wide?: boolean;
  /** A sheet as high as the phone. */
  readonly full?: boolean;
  readonly padded?: boolean;
  /** Nothing but its own buttons closes it. */
  readonly insistent?: boolean;
  /** What has the focus first; the first thing that can be pressed where nothing is named. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

const prevent = (event: Event) => event.preventDefault();

/**
 * What had the focus when the dialog opened gets it back; when that is gone, or the dialog led to another page, the
 * content of the page does.
 */
function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    const content = document.querySelector('main');
    // A dialog that took the place of this one has the focus by now.
    if (document.activeElement === content || document.activeElement?.closest('[role="dialog"]')) return;
    const target = opener?.isConnected && opener !== document.body ? opener : content;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}

/** The one dialog of the product: focus goes in, stays in and comes back; Escape and the outside close it. */
export function Dialog(props: DialogProps) {
  const { title, titleHidden = false, closeLabel, onClose, children, place = 'centre', insistent = false } = props;
  const classes = [
    styles.panel,
    styles[place],
    place === 'end' && styles.sheet,
    props.wide && styles.wide,
    props.full && styles.full,
  ];
  const returnFocus = useFocusReturn();
  const { initialFocus } = props;
  // Only now does a dialog below this one let the focus go.
  const giveFocus = (event: Event) => {
    if (!initialFocus?.current) return;
    event.preventDefault();
    initialFocus.current.focus();
  };
  const held = insistent ? { onEscapeKeyDown: prevent, onPointerDownOutside: prevent, onInteractOutside: prevent } : {};
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay} />
        <Primitive.Content
          className={classes.filter(Boolean).join(' ')}
          aria-describedby={undefined}
          onOpenAutoFocus={giveFocus}
          onCloseAutoFocus={returnFocus}
          {...held}
        >
          {titleHidden ? (
            <Primitive.Title className="vh">{title}</Primitive.Title>
          ) : (
            <div className={styles.head}>
              <Primitive.Title className={styles.title}>{title}</Primitive.Title>
              {insistent ? null : <IconButton icon="close" label={closeLabel} onClick={onClose} />}
            </div>
          )}
          <div className={props.padded ? `${styles.body} ${styles.padded}` : styles.body}>{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

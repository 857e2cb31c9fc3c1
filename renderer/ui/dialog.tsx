import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, type RefObject, useState } from 'react';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';
import { useEscape } from './use-escape.ts';

/** Position of a dialog: in the middle, or along an edge. On a phone all but `start` are sheets. */
export type DialogPlace = 'centre' | 'end' | 'start';

interface DialogProps {
  readonly title: string;
  /** Hides the title from view, because the content begins with something that says it. */
  readonly titleHidden?: boolean;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly place?: DialogPlace;
  readonly wide?: boolean;
  /** The sheet is as high as the phone. */
  readonly full?: boolean;
  readonly padded?: boolean;
  /** Only its own buttons close it. */
  readonly insistent?: boolean;
  /** Element that gets the focus first; by default the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Whether the dialog leads the focus elsewhere as it closes, instead of back. */
  readonly leadsOn?: RefObject<boolean>;
}

const prevent = (event: Event) => event.preventDefault();
const stay = () => {};

/**
 * Returns the focus to the element that had it when the dialog opened, or to the content of the page where that element
 * is gone or the dialog led to another page.
 */
function useFocusReturn(leadsOn: RefObject<boolean> | undefined): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (leadsOn?.current) return;
    const content = document.querySelector('main');
    // A dialog that replaced this one already has the focus.
    if (document.activeElement === content || document.activeElement?.closest('[role="dialog"]')) return;
    const target = opener?.isConnected && opener !== document.body ? opener : content;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}

/** Draws a dialog. Traps the focus and returns it at the end; Escape and a press outside close it. */
export function Dialog(props: DialogProps) {
  const { title, titleHidden = false, closeLabel, onClose, children, place = 'centre', insistent = false } = props;
  const classes = [
    styles.panel,
    styles[place],
    place === 'end' && styles.sheet,
    props.wide && styles.wide,
    props.full && styles.full,
  ];
  const returnFocus = useFocusReturn(props.leadsOn);
  const { initialFocus } = props;
  // Deferred until a dialog below this one releases the focus.
  const giveFocus = (event: Event) => {
    if (!initialFocus?.current) return;
    event.preventDefault();
    initialFocus.current.focus();
  };
  const held = insistent ? { onPointerDownOutside: prevent, onInteractOutside: prevent } : {};
  const onEscape = useEscape(insistent ? stay : onClose);
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay} />
        <Primitive.Content
          className={classes.filter(Boolean).join(' ')}
          aria-describedby={undefined}
          onEscapeKeyDown={onEscape}
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

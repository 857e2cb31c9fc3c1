import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import styles from './explain.module.css';
import type { ExplainDialogProps } from './explain-dialog.tsx';

const ExplainDialog = lazyPart<ExplainDialogProps>({
  load: async () => (await import('./explain-dialog.tsx')).ExplainDialog,
  namespaces: ['coupon-types', 'history'],
});

/** Opens the arithmetic of the coupon as it stands. */
export function ExplainButton({ model }: { readonly model: BetSlipModel }) {
  const { t } = useTranslation('coupon-types');
  const [isOpen, setOpen] = useState(false);
  const { engine, total } = model;
  if (!engine || !total) return null;
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="info" size={14} />
        {t('explain')}
      </button>
      {isOpen ? <ExplainDialog model={model} engine={engine} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

import styles from './skeleton.module.css';

interface BoneProps {
  readonly kind?: 'text' | 'price' | 'icon';
  /** Share of the available width, percent. */
  readonly width?: 20 | 40 | 60 | 80 | 100;
}

/** Draws a grey shape in place of content that is loading. */
export function Bone({ kind = 'text', width = 100 }: BoneProps) {
  const classes = [styles.bone, styles[kind], kind !== 'icon' && styles[`w${width}`]];
  return <span className={classes.filter(Boolean).join(' ')} aria-hidden="true" />;
}

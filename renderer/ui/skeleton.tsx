import styles from './skeleton.module.css';

interface BoneProps {
  readonly kind?: 'text' | 'price' | 'icon';
  /** Share of the place, in percent. */
  readonly width?: 20 | 40 | 60 | 80 | 100;
}

/** A grey shape in the place of something that is on its way. */
export function Bone({ kind = 'text', width = 100 }: BoneProps) {
  const classes = [styles.bone, styles[kind], kind !== 'icon' && styles[`w${width}`]];
  return <span className={classes.filter(Boolean).join(' ')} aria-hidden="true" />;
}

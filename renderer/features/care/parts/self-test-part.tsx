import { useEffect, useId, useRef, useState } from 'react';
import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { Button } from '#renderer/ui/button.tsx';
import { selfTestResult } from '#shared/domain/care/self-test.ts';
import styles from './parts.module.css';

type Props = PartProps<'selfTest'>;

interface ResultProps extends Pick<Props, 'prose' | 'words'> {
  readonly result: Props['block']['results'][number];
}

/** Says what the answers mean, and takes the focus. */
export function SelfTestResult({ result, prose, words }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.result} {...words}>
      <h3 className={styles.title} ref={heading} tabIndex={-1}>
        {result.title}
      </h3>
      <div className={styles.prose}>{prose(result.text)}</div>
    </div>
  );
}

/** Returns the chosen answer of each question, as the page has them; null for an unanswered one. */
function answersIn(part: HTMLElement): (number | null)[] {
  return [...part.querySelectorAll('fieldset')].map((question) => {
    const chosen = question.querySelector<HTMLInputElement>('input:checked');
    return chosen ? Number(chosen.value) : null;
  });
}

/**
 * Asks questions about the visitor's own play and says what the answers mean. The answers are only in the fields: these
 * are in no form, so that nothing sends them, and no script stores them.
 */
export function SelfTestPart({ block, anchor, own, words, prose }: Props) {
  const { questions, answers, results, bounds } = block;
  const name = useId();
  const part = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number | 'missing' | null>(null);
  /** Counts the beginnings, each of which has new, empty fields. */
  const [round, setRound] = useState(0);

  const show = () => {
    if (!part.current) return;
    const given = answersIn(part.current);
    const result = selfTestResult(given, bounds);
    setShown(result ?? 'missing');
    if (result === null)
      part.current.querySelectorAll('fieldset')[given.indexOf(null)]?.querySelector('input')?.focus();
  };
  const again = () => {
    setShown(null);
    setRound(round + 1);
    part.current?.querySelector('input')?.focus();
  };
  const result = typeof shown === 'number' ? results[Math.min(shown, results.length - 1)] : undefined;

  return (
    <div className={styles.part} id={anchor} ref={part} {...own}>
      <div className={styles.questions} key={round} {...words}>
        {questions.map((question, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions never change places, and two may be alike
          <fieldset key={at} className={styles.question} onChange={() => setShown(null)}>
            <legend>{question}</legend>
            <div className={styles.answers}>
              {answers.map((answer, points) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: answers never change places, and two may be alike
                <label key={points} className={styles.answer}>
                  <input type="radio" name={`${name}-${at}`} value={points} autoComplete="off" />
                  <span>{answer}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className={styles.foot} {...words}>
        <Button kind="primary" onClick={show}>
          {block.action}
        </Button>
        <Button kind="quiet" onClick={again}>
          {block.again}
        </Button>
        <span role="status">{shown === 'missing' ? block.missing : null}</span>
      </div>
      {result ? <SelfTestResult result={result} prose={prose} words={words} /> : null}
    </div>
  );
}

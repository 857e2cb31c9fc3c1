/** Controls that embed, override or isolate a direction, also the old ones that change the shapes of letters and digits. */
const CONTROLS = /[\u202a-\u202e\u2066-\u206f]/gu;
/** Marks that have a direction and no width. */
const MARKS = /[\u061c\u200e\u200f]/gu;
// The mark U+061C counts as Arabic script, and is no letter.
const RIGHT_TO_LEFT =
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mandaic}\p{Script=Samaritan}\p{Script=Hanifi_Rohingya}]/u;

/**
 * Returns a text that reads in the order in which it was written, so that its reader is shown no other one, such
 * as the end of a file's name before its beginning. Letters decide about the direction themselves (Unicode UAX 9).
 * Marks stay in texts of Arabic, Hebrew and other scripts from the right, which use them around numbers and signs; in
 * other texts they do nothing but hide. Joiners of letters and of emoji stay.
 */
export function withoutDirectionControls(text: string): string {
  const steered = text.replace(CONTROLS, '');
  return RIGHT_TO_LEFT.test(steered) ? steered : steered.replace(MARKS, '');
}

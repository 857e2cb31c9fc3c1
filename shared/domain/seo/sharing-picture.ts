/** Size of a sharing picture, px: what networks show large (Open Graph). */
export const SHARING_WIDTH = 1200;
export const SHARING_HEIGHT = 630;

/** Folder of the site in which each page has its picture. */
export const SHARING_FOLDER = '/sharing';
const ENDING = '.png';

/**
 * Returns the path of the picture that shows what a page is about when its address is shared.
 *
 * @param path of the page without its query, such as `/en/news`
 */
export const sharingPicturePath = (path: string): string => `${SHARING_FOLDER}${path}${ENDING}`;

/** Returns the path of the page whose picture a path names; null for one that names none. */
export function pageOfSharingPicture(path: string): string | null {
  if (!path.startsWith(`${SHARING_FOLDER}/`) || !path.endsWith(ENDING)) return null;
  return path.slice(SHARING_FOLDER.length, -ENDING.length);
}

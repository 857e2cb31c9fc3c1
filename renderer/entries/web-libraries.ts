/**
 * Mark of the libraries of every page in the browser's timeline. The build puts this module into their chunk, so its
 * import evaluates them in a task of their own.
 */
export const LIBRARIES_MARK = 'fairline:libraries';

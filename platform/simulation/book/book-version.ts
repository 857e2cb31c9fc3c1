/**
 * Version of everything that makes the games and prices of a seed: models, catalogue, schedule and tables. It is raised
 * by one with every change of what they compute; book-version.test.ts tells when. A database that is moved on to a new
 * version plays games that have begun as the version before drew them (decision 032).
 */
export const BOOK_VERSION = 1;

import { createAction } from '@reduxjs/toolkit';

/** The document is in another language than before: what the back end has named is to be asked for again. */
export const languageShown = createAction('languageShown');

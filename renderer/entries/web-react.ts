import 'react-dom/client';

/** Mark of the time from which React is evaluated. A named export: that of React itself needs a helper file first. */
export const REACT_MARK = 'fairline:react';

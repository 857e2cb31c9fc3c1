/** The HttpOnly session cookie: with the `__Host-` prefix over https, plain where a browser would refuse that. */
export const SESSION_COOKIES = { secure: '__Host-session', plain: 'session' } as const;

/** The short-lived user token (shell §3), HttpOnly like the session. */
export const TOKEN_COOKIE = 'user_token';

/** Language the visitor chose (shell §2.1); set when somebody chooses one, not by a visit. */
export const LANGUAGE_COOKIE = 'lang';

/** Lifts what follows from the visitor's country, outside production, and only with a value that the platform signed. */
export const GEO_OFF_COOKIE = 'force-geo-off';

/** Token of the device of a guest who has written to support, HttpOnly (shell §1). */
export const SUPPORT_COOKIE = 'support_guest';

/** Names a browser that is on the way to a network, signed, HttpOnly. */
export const SOCIAL_COOKIE = 'social_browser';

/** What a browser has still to do after a way to a network, signed, HttpOnly. */
export const SOCIAL_STEP_COOKIE = 'social_step';

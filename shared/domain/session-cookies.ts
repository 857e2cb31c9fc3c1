/**
 * Names of the HttpOnly session cookie: with the `__Host-` prefix over https, plain where a browser would refuse that.
 */
export const SESSION_COOKIES = { secure: '__Host-session', plain: 'session' } as const;

/** Cookie of the short-lived user token (shell §3), HttpOnly like the session. */
export const TOKEN_COOKIE = 'user_token';

/**
 * Cookie that a page sets with the press that signs out, and removes with the answer. The site ends the session before it
 * makes a page for a browser that still has it: that page was left before the answer came.
 */
export const SIGN_OUT_COOKIE = 'signing_out';

/** Cookie of the language (shell §2.1); set when the visitor chooses one, not by a visit. */
export const LANGUAGE_COOKIE = 'lang';

/**
 * Cookie that lifts the rules of the visitor's country, outside production, and only with a value that the platform
 * signed.
 */
export const GEO_OFF_COOKIE = 'force-geo-off';

/** Cookie with the token of a guest's device that has written to support, HttpOnly (shell §1). */
export const SUPPORT_COOKIE = 'support_guest';

/** Cookie that names a browser during a sign-in by a network, signed, HttpOnly. */
export const SOCIAL_COOKIE = 'social_browser';

/** Cookie with the next step after a sign-in by a network, signed, HttpOnly. */
export const SOCIAL_STEP_COOKIE = 'social_step';

/**
 * Names of the signed cookie that tells the platform which players have signed in on a device, HttpOnly; over https
 * with the `__Host-` prefix, so that no neighbouring host can plant it.
 */
export const KNOWN_DEVICE_COOKIES = { secure: '__Host-known_device', plain: 'known_device' } as const;

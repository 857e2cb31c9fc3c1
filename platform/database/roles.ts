/** Role of the platform: it reads money and moves it only through the functions of the schema, and owns nothing. */
export const APP_ROLE = 'fairline_app';

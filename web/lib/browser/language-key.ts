/**
 * Key of the device's language in local storage: that of its last user, or the one a visitor chose. The build reads it, so
 * this file imports no package of the app.
 */
export const LANGUAGE_KEY = 'language';

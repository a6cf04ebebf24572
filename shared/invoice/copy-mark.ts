/** Query parameter of the pay link in a sender's own copy of an email: visits with it are not reported. */
export const COPY_MARK = 'copy';

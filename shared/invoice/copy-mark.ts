/** Query parameter of the link in a sender's own copy of an email, and in its PDF: visits with it are not reported. */
export const COPY_MARK = 'copy';

import { describe, expect, it } from 'vitest';
import { attachmentName, unusedName } from './file-name.ts';

describe('the name of an attached file', () => {
  it.each([
    ['photo.JPG', 'image/jpeg', 'photo.jpg'],
    ['Kitchen plan – “final” (2).pdf', 'application/pdf', 'Kitchen plan – “final” (2).pdf'],
    ['Devis d’été & réparations.pdf', 'application/pdf', 'Devis d’été & réparations.pdf'],
    ['見積書.pdf', 'application/pdf', '見積書.pdf'],
    ['../../etc/passwd', 'application/pdf', 'etc_passwd.pdf'],
    ['C:\\Users\\me\\scan.png', 'image/png', 'C__Users_me_scan.png'],
    ['a\uff0fb\u2215c.png', 'image/png', 'a_b_c.png'],
    // Shown from right to left, it would read as invoiceexe.pdf.
    ['invoice\u202efdp.exe', 'application/pdf', 'invoicefdp.exe.pdf'],
    ['\u2067hidden\u2069\u200b.png', 'image/png', 'hidden.png'],
    ['line\nbreak\0.png', 'image/png', 'linebreak.png'],
    ['invoice.pdf.exe', 'application/pdf', 'invoice.pdf.exe.pdf'],
    ['renamed.pdf', 'image/png', 'renamed.png'],
    ['"><script>alert(1)</script>.png', 'image/png', 'script_alert(1)__script_.png'],
    ['.htaccess', 'image/png', 'htaccess.png'],
    ['-rf.png', 'image/png', 'rf.png'],
    ['con.png', 'image/png', '_con.png'],
    ['dots....pdf', 'application/pdf', 'dots.pdf'],
    ['\u202e\u200f', 'image/png', 'file.png'],
    ['.jpg', 'image/jpeg', 'file.jpg'],
    [`${'long '.repeat(60)}.pdf`, 'application/pdf', `${'long '.repeat(16).trim()}.pdf`],
  ] as const)('%j as %s is %j', (typed, type, name) => {
    expect(attachmentName(typed, type)).toBe(name);
  });

  it('does not end in half an emoji', () => {
    expect(attachmentName('😀'.repeat(60), 'image/png').isWellFormed()).toBe(true);
  });

  it('gets a number if another file has it, in any case', () => {
    expect(unusedName('photo.jpg', [])).toBe('photo.jpg');
    expect(unusedName('photo.jpg', ['PHOTO.jpg', 'photo (2).jpg'])).toBe('photo (3).jpg');
  });
});

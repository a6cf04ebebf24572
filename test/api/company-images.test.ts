import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '#shared/company/schema.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { aCompany, COMPANY } from '#test/support/a-company.ts';
import { productUrl } from '#test/support/client.ts';
import { aPerson, aStoredInvoice, type Person, signedIn } from '#test/support/given.ts';
import { HOSTILE_CONTENTS, HOSTILE_IMAGES } from '#test/support/hostile-images.ts';
import { aPng, dataUrl, JPEG, WEBP } from '#test/support/images.ts';
import { pdfPictures } from '#test/support/pdf-pictures.ts';
import { storedFiles } from '#test/support/stored-files.ts';

const LOGO = aPng({ width: 30, height: 20 });

const image = (path: string | undefined, method = 'GET') => fetch(`${productUrl()}/api/${path}`, { method });
const bytesOf = async (path: string | undefined) => Buffer.from(await (await image(path)).arrayBuffer());

/** The contents of all stored images. Other tests store and remove images meanwhile, so counting them proves nothing. */
async function storedContents(): Promise<Set<string>> {
  const images = await Promise.all((await storedFiles('images/')).map(bytesOf));
  return new Set(images.map((bytes) => bytes.toString('base64')));
}

describe('an image', () => {
  it.each([
    ['PNG', LOGO, 'image/png', 'png'],
    ['JPEG', JPEG, 'image/jpeg', 'jpg'],
    ['WebP', WEBP, 'image/webp', 'webp'],
  ])('comes back byte for byte, under a unique name: %s', async (_, bytes, type, ending) => {
    const { owner, company } = await aCompany({ signature: dataUrl(bytes, type) });
    expect(company.signature).toMatch(new RegExp(`^images/[0-9A-Za-z]{22}-\\d+x\\d+\\.${ending}$`));
    const { body } = await owner.call<Company>('PATCH', `/companies/${company.id}`, {
      body: { logo: dataUrl(bytes, type) },
    });
    expect(body.logo).not.toBe(company.signature);
    for (const path of [body.logo, company.signature]) expect((await bytesOf(path)).equals(bytes)).toBe(true);
  });

  it('is served immutable, with its own type and a policy that forbids scripts', async () => {
    const { company } = await aCompany({ logo: dataUrl(LOGO) });
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await image(company.logo, method);
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    }
    expect((await image(company.logo, 'POST')).status).toBe(403);
  });

  it.each([
    'images/',
    `images/${'A'.repeat(22)}.png`,
    'images/..%2fpdf',
    `images/${'A'.repeat(22)}.svg`,
    'images/?list-type=2',
  ])('is not found at %s', async (path) => {
    expect((await image(path)).status).toBe(404);
  });

  it('is deleted when another replaces it', async () => {
    const { owner, company } = await aCompany({ logo: dataUrl(LOGO) });
    const path = `/companies/${company.id}`;
    const { body } = await owner.call<Company>('PATCH', path, { body: { logo: dataUrl(JPEG, 'image/jpeg') } });
    expect((await bytesOf(body.logo)).equals(JPEG)).toBe(true);
    expect((await image(company.logo)).status).toBe(404);
  });

  it('is kept when its own path is sent back', async () => {
    const { owner, company } = await aCompany({ logo: dataUrl(LOGO) });
    const body = { city: 'Banff', logo: company.logo };
    const response = await owner.call<Company>('PATCH', `/companies/${company.id}`, { body });
    expect(response).toMatchObject({ status: 200, body });
    expect((await bytesOf(response.body.logo)).equals(LOGO)).toBe(true);
  });

  it('is removed by an empty string', async () => {
    const { owner, company } = await aCompany({ logo: dataUrl(LOGO), signature: dataUrl(WEBP, 'image/webp') });
    const { body } = await owner.call<Company>('PATCH', `/companies/${company.id}`, { body: { logo: '' } });
    expect(body).toEqual({ ...company, logo: undefined, logoSize: undefined, version: 2 });
    expect((await image(company.logo)).status).toBe(404);
    expect((await image(company.signature)).status).toBe(200);
    const none = await owner.call<Company>('PATCH', `/companies/${company.id}`, { body: { logo: '' } });
    expect(none).toMatchObject({ status: 200, body });
  });

  it('appears on the invoice and in its PDF', async () => {
    const { owner, company } = await aCompany({ logo: dataUrl(LOGO), signature: dataUrl(JPEG, 'image/jpeg') });
    const { id } = await aStoredInvoice(owner);
    const { body } = await owner.call<PublicInvoice>('GET', `/invoices/${id}/public`);
    expect(body.company).toMatchObject({ logo: company.logo, signature: company.signature });
    expect(await pdfPictures(await pdfOf(owner, id))).toBe(2);
    await owner.call('PATCH', `/companies/${company.id}`, { body: { logo: '', signature: '' } });
    expect(await pdfPictures(await pdfOf(owner, id))).toBe(0);
  });

  it('is deleted with its company', async () => {
    const { owner, company } = await aCompany({ logo: dataUrl(LOGO), signature: dataUrl(JPEG, 'image/jpeg') });
    expect(await owner.call('DELETE', `/companies/${company.id}`)).toMatchObject({ status: 204 });
    for (const path of [company.logo, company.signature]) expect((await image(path)).status).toBe(404);
  });

  it('cannot be changed by an employee', async () => {
    const employee = await signedIn('employee@demo.test', 'demo-1234');
    const { body } = await employee.call<Company>('GET', '/companies/me');
    expect((await image(body.logo)).status).toBe(200);
    const response = await employee.call('PATCH', `/companies/${body.id}`, { body: { logo: dataUrl(LOGO) } });
    expect(response).toMatchObject({ status: 403 });
  });

  it('is not stored when its company is refused', async () => {
    const { owner } = await aCompany();
    const logo = aPng({ width: 31, height: 17 });
    expect(await owner.call('POST', '/companies', { body: { ...COMPANY, logo: dataUrl(logo) } })).toMatchObject({
      status: 409,
    });
    expect(await storedContents()).not.toContain(logo.toString('base64'));
  });

  it('is refused as too large before it is validated', async () => {
    const { owner, company } = await aCompany();
    const logo = dataUrl(Buffer.alloc(2_300_000));
    const response = await owner.call('PATCH', `/companies/${company.id}`, { body: { logo } });
    expect(response).toMatchObject({ status: 413, body: { message: 'The request is too large' } });
  });
});

async function pdfOf(owner: Person, id: string): Promise<Uint8Array> {
  const response = await fetch(`${productUrl()}/api/invoices/${id}/pdf`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  return new Uint8Array(await response.arrayBuffer());
}

describe('a hostile upload', () => {
  let victim: Company;
  let attacker: { owner: Person; company: Company };
  beforeAll(async () => {
    victim = (await aCompany({ logo: dataUrl(LOGO) })).company;
    attacker = await aCompany({ logo: dataUrl(LOGO) });
  });
  afterEach(async () => {
    expect(await attacker.owner.call('GET', '/companies/me')).toMatchObject({ body: attacker.company });
  });
  afterAll(async () => {
    const stored = await storedContents();
    expect(HOSTILE_CONTENTS.filter((content) => stored.has(content))).toEqual([]);
  });

  const send = (body: object) => attacker.owner.call('PATCH', `/companies/${attacker.company.id}`, { body });

  it('is tested in at least fifty variants', () => {
    expect(HOSTILE_IMAGES.length).toBeGreaterThanOrEqual(50);
  });

  it.each(HOSTILE_IMAGES)('is refused and not stored: %s', async (_, upload) => {
    for (const field of ['logo', 'signature']) {
      expect(await send({ [field]: upload })).toMatchObject({
        status: 400,
        body: { message: `${field} must be a valid image file` },
      });
    }
  });

  it('is refused together with a valid image', async () => {
    const [[, upload]] = HOSTILE_IMAGES;
    expect(await send({ logo: dataUrl(LOGO), signature: upload })).toMatchObject({ status: 400 });
    expect(await send({ logo: upload, signature: upload })).toMatchObject({
      status: 400,
      body: { message: ['logo must be a valid image file', 'signature must be a valid image file'] },
    });
  });

  it('cannot claim the image of another business, nor reuse its own in another field', async () => {
    for (const body of [{ logo: victim.logo }, { signature: victim.logo }, { signature: attacker.company.logo }]) {
      expect(await send(body)).toMatchObject({ status: 400 });
    }
    const newcomer = await aPerson();
    const response = await newcomer.call('POST', '/companies', { body: { ...COMPANY, logo: victim.logo } });
    expect(response).toMatchObject({ status: 400, body: { message: 'logo must be a valid image file' } });
  });
});

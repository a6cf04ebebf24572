import { describe, expect, it } from 'vitest';
import { isInCanada, PROVINCE_CODES, PROVINCES, provinceOf } from './provinces.ts';

describe('a province', () => {
  it.each(PROVINCE_CODES)('%s is recognized by its code and its names, in any case and without accents', (code) => {
    const { en, fr } = PROVINCES[code];
    const plain = fr.normalize('NFD').replace(/\p{M}/gu, '');
    for (const name of [code, code.toLowerCase(), en, fr, en.toUpperCase(), plain, ` ${fr} `, fr.normalize('NFD')]) {
      expect([name, provinceOf(name)]).toEqual([name, code]);
    }
  });

  it.each([
    ['BC', ['B.C.', 'C.-B.', 'British-Columbia']],
    ['AB', ['Alta.', 'Alb.']],
    ['SK', ['Sask.']],
    ['MB', ['Man.']],
    ['ON', ['Ont.', 'On']],
    ['QC', ['Qc', 'Quebec', 'Que.', 'Qué.', 'PQ', 'P.Q.', 'Province of Quebec', 'Province de Québec']],
    ['NB', ['N.B.', 'N.-B.']],
    ['NS', ['N.S.', 'N.-É.', 'Nouvelle Écosse']],
    ['PE', ['P.E.I.', 'PEI', 'Î.-P.-É.', 'Ile du Prince Edouard', 'Île-du-Prince-Édouard']],
    ['NL', ['NF', 'Nfld.', 'T.-N.-L.', 'Newfoundland', 'Newfoundland & Labrador', 'Terre-Neuve', 'N.L.']],
    ['YT', ['Yukon Territory', 'Yn', 'Yuk.', 'Y.T.']],
    ['NT', ['NWT', 'N.W.T.', 'T.N.-O.', 'Northwest Territory']],
    ['NU', ['Nvt.', 'Nun.']],
  ] as const)('%s is recognized as %j', (code, spellings) => {
    expect(spellings.map((spelling) => [spelling, provinceOf(spelling)])).toEqual(
      spellings.map((spelling) => [spelling, code]),
    );
  });

  it.each([undefined, '', '  ', 'California', 'CA', 'NY', 'Bavaria', '東京', 'QC 2', 'constructor', 'Ontario, Canada'])(
    '%j is not recognized',
    (text) => {
      expect(provinceOf(text)).toBeUndefined();
    },
  );

  it.each(PROVINCE_CODES)('%s has a time zone that exists', (code) => {
    expect(() => new Intl.DateTimeFormat('en-CA', { timeZone: PROVINCES[code].timeZone })).not.toThrow();
  });
});

describe('an address', () => {
  it.each([
    [{ country: 'Canada' }, true],
    [{ country: ' CANADA ', province: 'Texas' }, true],
    [{ country: 'CA' }, true],
    [{ province: 'Qc' }, true],
    [{ country: '', province: 'Alberta' }, true],
    [{ country: 'United States', province: 'AB' }, false],
    [{ country: '日本', province: 'AB' }, false],
    [{ province: 'Texas' }, undefined],
    [{ province: 'NE' }, undefined],
    [{}, undefined],
  ])('%j is in Canada: %s', (address, expected) => {
    expect(isInCanada(address)).toBe(expected);
  });
});

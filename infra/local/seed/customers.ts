import type { CustomerInput } from '#shared/customer/schema.ts';

/** The customers of the demo business. */
export const INVOICED_CUSTOMERS = inCanada(`
  Café Léger Inc. | compta@cafe-leger.demo.test | +1 514 555 0118 | 410 rue Saint-Paul | Montréal | QC | H2Y 1H2
  Northern Lights Outfitters | ap@northern-lights.demo.test | +1 867 555 0131 | 22 Franklin Avenue | Yellowknife | NT | X1A 2N9
  Harbour & Finch Architects | office@harbour-finch.demo.test | +1 604 555 0177 | 900 Howe Street | Vancouver | BC | V6Z 2M4
  Maple Ridge Dental | accounts@maple-ridge.demo.test | +1 403 555 0190 | 77 Ridge Road | Lethbridge | AB | T1J 3Z4
`);

/** The customers of the demo business, in order of creation. */
export const DEMO_CUSTOMERS: readonly CustomerInput[] = [
  ...INVOICED_CUSTOMERS,
  ...inCanada(`
    Aurora Veterinary Clinic | front.desk@aurora-vet.demo.test | +1 780 555 0104 | 1150 Jasper Avenue NW | Edmonton | AB | T5K 0L6
    Boulangerie Élise | bonjour@boulangerie-elise.demo.test | +1 418 555 0122 | 64 rue Saint-Jean | Québec | QC | G1R 1N8
    Chinook Physiotherapy | billing@chinook-physio.demo.test | +1 403 555 0133 | 2020 4 Street SW | Calgary | AB | T2S 1W3
    Coastline Kayak Tours | hello@coastline-kayak.demo.test | +1 250 555 0146 | 18 Main Street | Tofino | BC | V0R 2Z0
    Daria Kowalczyk | daria.kowalczyk@example.com | +1 587 555 0151 | 305 17 Avenue SE | Calgary | AB | T2G 1H5
    Elm & Ash Furniture | workshop@elm-ash.demo.test | +1 226 555 0163 | 89 Carden Street | Guelph | ON | N1H 3A2
    Éditions du Fleuve | admin@editions-du-fleuve.demo.test | +1 819 555 0165 | 12 rue des Forges | Trois-Rivières | QC | G9A 2G8
    Foothills Montessori School | office@foothills-montessori.demo.test | +1 403 555 0168 | 430 Elizabeth Street | Okotoks | AB | T1S 1A5
    François Gagné, notaire | etude@gagne-notaire.demo.test | +1 450 555 0172 | 7 boulevard Curé-Labelle | Laval | QC | H7L 2Z9
    Grand Banks Seafood | orders@grand-banks.demo.test | +1 709 555 0180 | 211 Water Street | St. John’s | NL | A1C 1B2
    Halifax Sail & Canvas | accounts@halifax-sail.demo.test | +1 902 555 0183 | 1869 Upper Water Street | Halifax | NS | B3J 1S9
    International Association of Prairie Wetland Restoration and Community Stewardship | finance@prairie-wetlands.demo.test | +1 306 555 0187 | 1500 4th Avenue, Suite 1200 | Regina | SK | S4P 3V7
    Jasper Peak Guides | bookings@jasper-peak.demo.test | +1 780 555 0191 | 610 Patricia Street | Jasper | AB | T0E 1E0
    Kitsilano Yoga Collective | studio@kits-yoga.demo.test | +1 604 555 0194 | 2150 West 4th Avenue | Vancouver | BC | V6K 1N6
    Les Sœurs Tremblay | contact@soeurs-tremblay.demo.test | +1 581 555 0196 | 33 rue Racine Est | Saguenay | QC | G7H 1R3
    Lakehead Machine Works | payables@lakehead-machine.demo.test | +1 807 555 0109 | 940 Memorial Avenue | Thunder Bay | ON | P7B 3Z8
    Ottawa Valley Timber Frames | build@ov-timber.demo.test | +1 613 555 0119 | 4 Daly Street | Almonte | ON | K0A 1A0
    Red Sands Bed & Breakfast | stay@red-sands.demo.test | +1 902 555 0127 | 95 Great George Street | Charlottetown | PE | C1A 4K1
    Saint John Port Logistics | ap@sj-port.demo.test | +1 506 555 0138 | 111 Water Street | Saint John | NB | E2L 0B1
    Takhini Hot Springs | office@takhini.demo.test | +1 867 555 0143 | 10 Takhini Road | Whitehorse | YT | Y1A 7A2
  `),
  {
    name: 'Nguyễn Optometry',
    email: 'reception@nguyen-optometry.demo.test',
    phone: '+1 204 555 0112',
    address: '280 Broadway',
    city: 'Winnipeg',
    state: 'MB',
    zip: 'R3C 0R8',
    country: 'Canada',
    taxExemptions: [{ tax: 'RST_MB', reason: 'Purchases for resale', number: '204511-8' }],
    poNumber: 'NO-2026-118',
    internalNotes: 'Ask for Thuy about invoices.\nThe clinic is closed on Mondays.',
  },
  {
    name: 'Zoë Bélanger Photography',
    email: 'zoe@belanger-photo.demo.test',
    phone: '+1 506 555 0159',
    address: '728 Main Street',
    city: 'Moncton',
    state: 'NB',
    zip: 'E1C 1E4',
    country: 'Canada',
    language: 'fr',
  },
  {
    name: 'Great Lakes Software LLC',
    email: 'ap@great-lakes-software.demo.test',
    phone: '+1 716 555 0176',
    address: '640 Ellicott Street',
    city: 'Buffalo',
    state: 'NY',
    zip: '14203',
    country: 'United States',
  },
  { name: 'Oskar Lindqvist', email: 'oskar.lindqvist@example.com' },
];

/** Customers from a table: name, email, phone, address, city, province and postal code. */
function inCanada(table: string): CustomerInput[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', email = '', phone, address, city, state, zip] = line.split('|').map((cell) => cell.trim());
      return { name, email, phone, address, city, state, zip, country: 'Canada' };
    });
}

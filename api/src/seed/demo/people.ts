/** A customer of the demo shop. The phone numbers are reserved for fiction by Ofcom. */
export interface DemoPerson {
  name: string;
  lastName: string;
  email: string;
  mobile: string;
  address: string;
  postalcode: string;
}

const names = [
  ...['Amelia Hartley', 'Priya Raman', 'Chloe Okafor', 'Hannah Whitcombe', 'Sofia Marchetti'],
  ...['Grace Adeyemi', 'Isla Pemberton', 'Zara Hussain', 'Freya Lindqvist', 'Megan Treharne'],
  ...['Tom Ashdown', 'Daniel Osei', 'Oliver Kerrigan', 'Marcus Bell', 'Yusuf Demir'],
  ...['Ruth Abernathy', 'Leah Goldstein', 'Niamh Gallagher', 'Eleni Stavrou', 'Catherine Moyo'],
  ...['Ben Salter', 'James Winterbourne', 'Arjun Mehta', 'Peter Nowak', 'George Fairweather'],
  ...['Alice Drummond', 'Bethan Price', 'Kezia Clarke', 'Laura Steinfeld', 'Maya Fernandes'],
  ...['Simon Tierney', 'Victoria Lang', 'Wei Chen', 'Rosalind Cartwright', 'Edward Blythe'],
  ...['Fatima Rahman', 'Harriet Dunmore', 'Luca Bianchi', 'Joanna Kowalska', 'Samuel Frost'],
];

const addresses = [
  ...['14 Larkfield Road|SE15 4QT', 'Flat 3, 82 Penrose Street|SE17 3DW', '5 Almond Mews|E8 3RN'],
  ...['27 Harcourt Terrace|SW10 9JP', 'Flat 12, Kestrel House|EC1V 8DS', '61 Wren Avenue|NW2 6UB'],
  ...['9 Orchard Grove|N10 3HY', '118 Marlowe Road|E17 3HF', 'Flat 7, 40 Quayside Walk|E14 9ZT'],
  ...['33 Vine Hill|SW19 4ND', '2 Tannery Yard|SE1 3GF', '76 Ferndale Crescent|SW9 8AQ'],
  ...['Flat 1, 19 Regent Parade|W9 2BL', '45 Beaumont Park|TW9 2HD', '8 Copper Row|SE8 3JF'],
  ...['101 Elgin Gardens|W11 1QJ', '22 Mulberry Close|N8 9RT', 'Flat 20, Ibis Court|SW11 3UX'],
];

export const demoPeople: readonly DemoPerson[] = names.map((fullName, index) => {
  const [name = '', lastName = ''] = fullName.split(' ');
  const [address = '', postalcode = ''] = (addresses[index % addresses.length] ?? '').split('|');
  return {
    name,
    lastName,
    address,
    postalcode,
    email: `${name}.${lastName}@example.com`.toLowerCase(),
    mobile: `07700900${String(100 + index * 7).padStart(3, '0')}`,
  };
});

/** New addresses of customers who book a removal. */
export const moveTargets = [
  ...['6 Juniper Lane|CR0 5TP', 'Flat 9, 31 Admiral Street|SE8 4HY', '54 Chestnut Way|EN2 6QN'],
  ...['17 Brook Meadow|KT2 7LR', '3 Granary Square|N1C 4BH', 'Flat 15, Turner House|E2 9PG'],
].map((text) => {
  const [address = '', postcode = ''] = text.split('|');
  return { address, postcode };
});

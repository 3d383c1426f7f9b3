/**
 * What customers say on the home page, each rated 5. Demonstration content: replace these with real,
 * permitted quotes before the site goes live.
 */
export const reviews = [
  {
    name: 'Elena M.',
    location: 'Wash Park',
    rating: 5,
    petType: 'dog',
    petImage: 'Elena’s Poodle, freshly trimmed',
    text: 'Our poodle shakes in salons. In the van she yawned. I could see her through the back window the entire time, and nobody minded me standing there.',
  },
  {
    name: 'Darnell P.',
    location: 'Central Park',
    rating: 5,
    petType: 'dog',
    petImage: 'Darnell’s Australian Shepherd on the porch',
    text: 'The text said fifteen minutes and it was fourteen. They told me the price for his coat before they started, and that was the price.',
  },
  {
    name: 'Mei-Lin C.',
    location: 'Capitol Hill',
    rating: 5,
    petType: 'cat',
    petImage: 'Mei-Lin’s long-haired cat, combed',
    text: 'My cat has sent two groomers to urgent care. This one read her, took a break when the tail started, and finished with every mat out and no blood on either side.',
  },
  {
    name: 'Tom and Abby V.',
    location: 'Littleton',
    rating: 5,
    petType: 'dog',
    petImage: 'Tom and Abby’s old Labrador, asleep',
    text: 'He is fourteen and deaf. They touched his shoulder before each new thing, every time. It is a small detail and it made the day for all three of us.',
  },
] as const;

import type { ArticleBody, ArticleSummary } from '../article';

export const summary = {
  title: 'How to Prepare Your Pup for Their First Mobile Grooming',
  metaTitle: 'Prepare Your Pup for Mobile Grooming',
  excerpt:
    'Two weeks of five-minute exercises, what to tell us before we come, and how the first visit in the van goes.',
  author: 'dev',
  publishedDate: '2024-03-15',
  modifiedDate: '2024-10-07',
  readingTime: '6 min',
  category: 'Grooming Tips',
  pictureAlt: 'A Corgi puppy on a rug, beside a soft brush and a bowl of treats',
} satisfies ArticleSummary;

export default {
  sections: [
    {
      subtitle: 'Start earlier than you think',
      text: [
        'The best age for a first appointment is 12-16 weeks. At that age a puppy is curious about more than it fears, and what it learns about brushes, water and warm air will stay for life. Ask your veterinarian when your puppy’s vaccinations allow it to meet the world. A van without other animals on board makes that conversation easier.',
        'The first visit does not have to produce a haircut. It has to produce a puppy who thinks that the van is a place where chicken happens. If your dog is older and new to grooming, all of this still applies. It only takes more repetitions.',
      ],
    },
    {
      subtitle: 'Week one: hands',
      text: [
        'Five minutes a day, after a walk, when the puppy is a little tired. Touch an ear, give a treat. Lift the flap, treat. Hold a paw for one second, treat; then two seconds, then press a toe gently so that the nail comes forward. Lift the lip and look at the teeth. Run a hand down the tail. Keep the treat coming after the touch and never before it, so that the touch becomes the good news.',
        'Stop while it is going well. If the puppy pulls a paw away, you asked for too long. Let go, wait, and ask for half as much. A puppy who learns that you notice a small no will not need a loud one.',
        'On day five, put a towel or bath mat on a low, steady table or on the washing machine and do the same exercises there with one hand on the puppy at all times. Heights are new to most dogs, and our table is one.',
      ],
    },
    {
      subtitle: 'Week two: tools and sounds',
      text: [
        'Lay a soft brush on the floor and reward the puppy for sniffing it. Then two strokes along the back, treat, done. Next day four strokes, and one on the chest. A comb comes after the brush, because it reaches deeper. Do not start on a tangle, or the first thing the comb teaches is pain.',
        'For the sounds, run an electric toothbrush in the next room while the puppy eats, then in the same room, then hold its handle against the shoulder for a moment, switched on. It is the closest thing to a clipper in most homes. A hair dryer on its cool, low setting, aimed at the wall, does the same for the dryer.',
        'Finish with water. Stand the puppy in an empty tub on a rubber mat, feed it there, and lift it out. On another day, let lukewarm water run over the feet only. A dog that has stood on a slippery floor once remembers it at every bath.',
      ],
    },
    {
      subtitle: 'What to tell us when you book',
      text: [
        'Breed and weight help, and a guess is fine for a mix. Tell us the date of the last vaccination, any allergies, what food rewards are allowed, and what has frightened your puppy so far. If you have a haircut in mind, a picture says more than a name, since a “teddy bear” means something different to each of us.',
        'Tell us about parking, too. We need a level place near the door, in the driveway or at the curb, and in winter a path that has been cleared. Our Puppy’s First Groom is for puppies under 6 months and takes 45-90 minutes. Later on, mobile grooming usually takes 60-90 minutes.',
      ],
    },
    {
      subtitle: 'On the day',
      text: [
        'Give a light meal two or three hours before, and a walk with plenty of time to sniff. An empty bladder is half the battle. Brush lightly if your puppy enjoys it; if there are mats, leave them to us. Please do not bathe the dog the evening before. Clean is our job, and damp tangles are harder than dry ones.',
        'You get a text when your groomer is 15 minutes away. Use it for a last trip to the grass. When we ring, keep your own voice cheerful and short. Come out to the van with us, let your puppy look around from your arms or on the leash, and hand over a few of its favorite treats. Then it is best to go inside. Most puppies settle within a minute or two once they stop listening for you. If yours does not, we will fetch you.',
      ],
    },
    {
      subtitle: 'What happens in the van',
      text: [
        'We let the puppy explore the floor first, with the tools switched off. Then comes the bath with warm water, a towel, and the dryer at its gentlest. We brush, clear the hair from the eyes and the pads, tidy the sanitary area, and trim the nails, sometimes only two feet of them. If everything goes well, we shape the coat a little. If a step is too much, we leave it for the next time and tell you which one it was, so that you can practice.',
        'You get your dog back with a short report: what it enjoyed, what it was unsure of, and one exercise for home. Keep that exercise short. A tired puppy has done enough for the day, and may well sleep through the afternoon.',
      ],
    },
    {
      subtitle: 'And then keep it up',
      text: [
        'Book the second visit for about four weeks later, even if the coat hardly needs it. Puppies forget quickly, and the second good experience is the one that turns luck into habit. After that, every 4-8 weeks suits most coats. Curly dogs like Poodles and Doodles stay at the short end, above all between eight and fourteen months, when the adult coat pushes through the puppy coat and mats appear overnight.',
        'In between, two minutes of brushing after supper and a paw check now and then are all it takes. The puppies who get that grow into the dogs that fall asleep on our table.',
      ],
    },
  ],
  tags: ['Puppies', 'First groom', 'Training', 'Mobile grooming'],
  related: ['mobile-vs-salon-grooming', 'signs-your-dog-needs-grooming', 'seasonal-grooming-tips'],
} satisfies ArticleBody;

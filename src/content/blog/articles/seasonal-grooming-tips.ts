import type { ArticleBody, ArticleSummary } from '../article';
import foxtail from '@/content/blog/figures/photos/foxtail?picture';
import threeTools from '@/content/blog/figures/photos/three-tools?picture';
import gus from '@/content/gallery/photos/happy-gus?picture';
import juno from '@/content/gallery/photos/happy-juno?picture';
import lunaSideAfter from '@/content/gallery/winners/photos/luna-husky-mix-1-after?picture';
import lunaSideBefore from '@/content/gallery/winners/photos/luna-husky-mix-1-before?picture';
import highlands from '@/content/photos/neighborhood-highlands?picture';
import lakeAtDawn from '@/content/photos/neighborhood-wash-park?picture';
import { durationWords } from '@/content/services/package-words';
import { usd } from '@shared/business/format';
import { afterAlgae } from '@shared/business/health-words';
import { addOnPrice } from '@shared/business/prices';

export const summary = {
  title: 'Seasonal Grooming Tips for Denver’s Climate',
  metaTitle: 'Seasonal Grooming for Denver’s Climate',
  excerpt:
    'A coat calendar for dogs and cats in Denver, from snow-melt salt and static to foxtails and sun.',
  author: 'maren',
  publishedDate: '2024-03-01',
  modifiedDate: '2026-11-25',
  readingTime: '8 min',
  category: 'Grooming Tips',
  pictureAlt: 'A Husky mix in front of four seasons: snow, blossom, summer sun and falling leaves',
} satisfies ArticleSummary;

/** The pets in the pictures are demonstration content. */
export default {
  inShort: [
    'Winter here is about dry skin, spring about shedding, and summer about seeds and sun.',
    'Leave double coats long all year. Brush out the undercoat, rinse off the salt and check the feet.',
    'Book the May and October visits early. They save you most of the combing in between.',
  ],
  sections: [
    {
      id: 'a-climate-with-opinions',
      subtitle: 'A climate of its own',
      text: [
        [
          'We live a mile up, in thin, dry air, with more than 250 days of sun a year, under 16 inches of rain, and snow from about October 19 to April 27.',
          { cite: 'climate' },
          ' What follows is the calendar we work by in the van, season by season.',
        ],
        [
          'Most dogs need a professional groom every 4-8 weeks, all year, and most cats less often. The coat decides where in that range your dog is, and ',
          {
            text: 'our table by coat',
            to: { article: 'signs-your-dog-needs-grooming' },
          },
          ' has the details. The season decides what we do when we get there.',
        ],
      ],
      figure: {
        pictures: [
          {
            image: highlands,
            alt: 'Our van in the snow of the Highlands, the arched bridge and downtown behind it',
          },
        ],
        caption: 'Seventy degrees on Tuesday, this on Thursday.',
      },
    },
    {
      id: 'calendar',
      subtitle: 'The year on one page',
      text: ['Print it for the fridge door. The reasons are below, in the same order.'],
      table: {
        caption: 'A coat calendar for the Front Range',
        isPrintable: true,
        columns: ['When', 'Dogs', 'Cats', 'Worth booking'],
        rows: [
          [
            'January and February',
            'Rinse salt off the feet, trim hair between the pads, mist before brushing',
            'Damp hands against static, a second water bowl',
            [
              { text: 'Spa Bath & Brush', to: { service: 'spa-bath' } },
              ' with conditioner, in a mild week',
            ],
          ],
          [
            'March and April',
            'Let mud dry, then brush; collar off at night',
            'First loose hair: comb twice a week',
            'Shorter legs and belly for mud',
          ],
          [
            'May',
            'Undercoat rake every other day',
            'Comb daily, or the hair becomes hairballs',
            'De-shedding, if spring hasn’t emptied the coat',
          ],
          [
            'June and July',
            'Look for foxtails after each walk: toes, ears, armpits',
            'Check the claws, and the ears for seeds if yours goes out',
            'Feet and ear flaps trimmed',
          ],
          [
            'August',
            'Walk before eight, rinse after swimming, no shaving',
            'Brush the belly of anyone who lies in windows',
            'A short clip for Doodles, not for Huskies',
          ],
          [
            'September and October',
            'Brush out the summer coat to the skin',
            'Comb daily again: neck and thighs knot first',
            'De-shedding before the first snow',
          ],
          [
            'November and December',
            'Pad balm before the walk, a towel after it',
            'Humidifier, and a comb before the furnace mats it',
            [{ text: 'Full Groom', to: { service: 'full-groom' } }, ' early, as December fills up'],
          ],
        ],
      },
      figure: {
        pictures: [
          { image: juno, alt: 'Juno, a white Great Pyrenees with a brushed mane' },
          { image: gus, alt: 'Gus, a Bernese Mountain Dog with a shining black coat' },
        ],
        caption:
          'Juno after the snow, road salt rinsed off. Gus without his winter coat, which filled four trash bags.',
      },
    },
    {
      id: 'winter',
      subtitle: 'Winter: dry air, static and salt',
      text: [
        [
          'From the first furnace day to the last, the trouble is dryness. Going back and forth between the cold and a dry, heated house leaves skin itchy and flaking,',
          { cite: 'aspca-cold' },
          ' and hair that lacks moisture breaks, picks up static and tangles around itself. Brush with a light mist of water or a leave-in conditioner instead of brushing bone-dry hair. A humidifier by the dog bed helps more than a spray. Cats crackle too: damp your hands before you pet one, and set a second bowl of water in another room.',
        ],
        [
          'Then there is the bath. The ASPCA’s advice is to bathe as little as possible during cold spells, because washing takes oil that the skin needs.',
          { cite: 'aspca-cold' },
          ' So wait for a mild week, and in winter stretch the time between baths to six weeks. In our van the water is warm and never hot, the shampoo is mild, and the coat is dry to the skin before your dog goes out. A damp dog on a cold porch gets chilled.',
        ],
        [
          'Salts and other melting agents on sidewalks sting pads, and dogs lick them off. Rinse the feet after every city walk, between the toes too, and dry them.',
          { cite: 'aspca-cold' },
          ' A trim of the hair between the pads, level with the pad and no deeper, stops most ice balls. Pad balm before the walk helps more than balm afterward.',
        ],
        'Please leave the long coat on. The air in a double coat keeps the dog warm, and a short clip takes it away. If mats leave no choice, put a dog coat on for walks until the hair grows back.',
      ],
    },
    {
      id: 'mud-season',
      subtitle: 'Mud season: March and April',
      text: [
        'Snow, thaw, snow. Yards turn to soup and legs turn gray. Let mud dry, then brush it out, and wash only what is left. Rubbing wet mud with a towel drives it toward the skin. Shorter feathering on legs and belly is the most useful haircut of the season, and it grows back by fall.',
        'This is also when the collar should come off for a while each day. Wet hair under a band mats within a week. If your dog wears a harness on every walk, comb the armpits on the same evening you notice the first knot, before it’s a mat.',
      ],
    },
    {
      id: 'great-shed',
      subtitle: 'Late spring: the great shed',
      text: [
        `As the days lengthen, double-coated dogs such as Huskies, Shepherds, Retrievers and Corgis let go of their winter underwear. It comes out in tufts for several weeks. Brushing every other day with an undercoat rake, in the direction of growth and without pressing, keeps it off your sofa. A bath with a strong dryer loosens in an hour what would take you ten evenings. This is the moment for a De-shedding Treatment if you only book one a year. It’s ${usd(addOnPrice('deshedding'))} on top of the bath.`,
        [
          'Cats shed as well, and swallow much of it. A few minutes with a soft comb each day in May means fewer hairballs in June, and for a longhair ',
          { text: 'a comb-out in the van', to: { service: 'cat-grooming' } },
          ' takes the worst of it in one visit. ',
          { text: 'Eight signs', to: { article: 'when-cats-need-grooming' } },
          ' tell you when a cat needs more than you can do at home.',
        ],
        [
          'Spring is flea and tick season too. After each walk, feel for ticks in the ears, armpits and groin. Never use a dog’s flea product on a cat. Many contain permethrin. Dogs tolerate it, but it poisons cats, even by way of a freshly treated dog they curl up with.',
          { cite: 'vca-permethrin' },
          ' If you have both, ask your vet for something that is safe for the house.',
        ],
      ],
      figure: {
        pictures: [
          {
            image: lunaSideBefore,
            alt: 'Luna lying on a rug, her coat dull and ragged all around',
          },
          { image: lunaSideAfter, alt: 'Luna lying on a rug, her coat smooth and even' },
        ],
        caption: 'Luna’s side, before and after. One bath, one dryer, no clipper.',
      },
    },
    {
      id: 'foxtails',
      subtitle: 'Early summer: foxtails and cheatgrass',
      text: [
        [
          'By June the grasses along our trails have dried, and their seed heads break apart into barbed arrows. They cling to hair, work between the toes, into ears and noses, and only ever move forward.',
          { cite: 'awns' },
          ' A dog who suddenly shakes its head, sneezes in bursts or licks one foot without pause after a walk may have picked one up. If you can see it and it comes away easily, take it out. If it has gone in, go to your vet the same day.',
        ],
        [
          'Trim the hair between and around the toes, keep the hair under the ear flap short on dogs with heavy ears, and comb after each walk through open ground. Goatheads, the hard little stars that puncture bicycle tires, deserve a look at the pads as well. Where the seeds are worst, and where they aren’t, is in our ',
          { text: 'list of walks around Cherry Creek', to: { article: 'cherry-creek-dog-spots' } },
          '. Out toward ',
          { text: 'Golden', to: { area: 'golden' } },
          ' and the foothills, assume all of it.',
        ],
      ],
      figure: {
        pictures: [
          {
            image: foxtail,
            alt: 'An ear of foxtail grass, and another caught between the toes of a paw',
          },
        ],
        caption: 'The barbs point one way, so a seed only moves deeper.',
      },
    },
    {
      id: 'high-summer',
      subtitle: 'High summer: sun and hot ground',
      text: [
        [
          'Every June someone asks us to shave the Golden Retriever down because it must be so hot in there. We understand the thought, and we advise against it. The layers of a coat protect a dog from overheating and from sunburn.',
          { cite: 'aspca-hot' },
          ' Shaved skin burns faster at this altitude, and a double coat may come back patchy. What cools a dog is shade, water, a thinned undercoat and a walk before eight in the morning.',
        ],
        [
          'Pale noses, ear tips, bellies and freshly clipped backs need protection from the sun. Use only a sunscreen that is labeled for animals,',
          { cite: 'aspca-hot' },
          ' because dogs lick off whatever you put on. Hot asphalt burns pads. Walk on grass or wait for the evening. Swimming dogs need a rinse, dry ears and a comb-out each time.',
        ],
        [
          'If your pet is panting hard, weak or collapsing, wet it with cool water, fan it, and head for an emergency vet at once. Keep cooling on the way.',
          { cite: 'cool-first' },
          ' Drooling and trouble breathing are signs of overheating, too. Flat-faced, old or heavy pets, cats included, are at the greatest risk.',
          { cite: 'aspca-hot' },
        ],
        [
          `${afterAlgae} Still water in summer can be toxic, and signs can start within 15 minutes.`,
          { cite: 'algae' },
        ],
        'Poodles, Doodles and other dogs whose coat keeps growing are a different case. For them a shorter summer clip is fine, as long as enough is left to cover the skin.',
      ],
      figure: {
        pictures: [
          {
            image: lakeAtDawn,
            alt: 'Someone walking a dog along a lake at dawn, geese on the water',
          },
        ],
        caption: 'Before eight the ground is still cool.',
      },
    },
    {
      id: 'fall',
      subtitle: 'Fall: build the winter coat on clean ground',
      text: [
        'In September and October the summer coat makes room for the new undercoat. Old hair left in felts with the new, so a thorough brush-out now prevents the mats that show up at Thanksgiving. We like to see long-haired dogs twice between Labor Day and the first real snow.',
        'When the rake comes away nearly empty two evenings in a row, the summer coat is out.',
        'Check the dewclaws and the hair inside the thighs, too. In the dark evenings they’re easy to miss. If you have an older dog, ask us to clear the pads before the floors get slick with meltwater.',
      ],
    },
    {
      id: 'tools',
      subtitle: 'Three tools and one habit',
      text: [
        'You don’t need a drawer full. Check with a metal comb that has wide and narrow teeth. If it glides from skin to tip, you’re done. If it stops, the brush only polished the top. A slicker brush opens curls and feathering. An undercoat rake is for double coats alone. On a Poodle or a cat it does damage.',
        'The habit is to work in lines. Lay the coat flat with one hand so you can see a part, brush a finger’s width below it, and move the part down. It feels slow for a week. After that a medium dog takes ten minutes.',
      ],
      figure: {
        pictures: [
          {
            image: threeTools,
            alt: 'A metal comb, a slicker brush and an undercoat rake side by side',
          },
        ],
        caption:
          'From left to right: the comb, the slicker, the rake. Only double coats need the third.',
      },
    },
    {
      id: 'a-rhythm',
      subtitle: 'A rhythm you can keep',
      text: [
        'Poodles, Doodles and Bichons come for a Full Groom every 4-6 weeks all year. Other coats that need a haircut come every 6-8 weeks. Dogs who shed come for a bath every 4-6 weeks (6 in winter), with De-shedding added in May and October, and smooth coats may stretch that to 8. Longhaired cats come every 6-8 weeks, and shorthaired cats in the spring and fall sheds.',
        [
          `A bath, a cat groom or a senior visit takes ${durationWords('spa-bath')}, and a Full Groom ${durationWords('full-groom')}. `,
          { text: 'Book the May and October visits early', to: { page: 'booking' } },
          '. All of Denver sheds in those weeks.',
        ],
      ],
    },
  ],
  sources: [
    {
      id: 'climate',
      title: 'Denver & Thornton, Colorado Climate',
      publisher: 'ThorntonWeather.com, quoting NOAA',
      url: 'https://www.thorntonweather.com/climate-narrative-denver.php',
    },
    {
      id: 'aspca-cold',
      title: 'Cold Weather Safety Tips',
      publisher: 'ASPCA',
      url: 'https://www.aspca.org/pet-care/general-pet-care/cold-weather-safety-tips',
    },
    {
      id: 'vca-permethrin',
      title: 'Pyrethrin/Pyrethroid Poisoning in Cats',
      publisher: 'VCA Animal Hospitals',
      url: 'https://vcahospitals.com/know-your-pet/pyrethrinpyrethroid-poisoning-in-cats',
    },
    {
      id: 'awns',
      title: 'The Small but Fearsome Grass Awn',
      publisher: 'University of Florida Health',
      url: 'https://podcasts.ufhealth.org/the-small-but-fearsome-grass-awn/',
    },
    {
      id: 'aspca-hot',
      title: 'Hot Weather Safety Tips',
      publisher: 'ASPCA',
      url: 'https://www.aspca.org/pet-care/general-pet-care/hot-weather-safety-tips',
    },
    {
      id: 'cool-first',
      title: 'Vets Issue Heatstroke Warning as Temperatures Rise',
      publisher: 'MRCVSonline, quoting the Royal Veterinary College',
      url: 'https://mrcvs.co.uk/en/news-story.php?id=23603',
    },
    {
      id: 'algae',
      title: 'Cherry Creek Reservoir Warns Recreationists of Toxic Algae Bloom (2025)',
      publisher: 'Denver7, quoting Colorado Parks and Wildlife',
      url: 'https://www.denver7.com/news/environment/cherry-creek-reservoir-warns-recreationists-of-toxic-algae-bloom-along-parts-of-lake-shoreline',
    },
  ],
  tags: ['Seasons', 'Denver', 'Shedding', 'Paw care', 'Coat care'],
  related: ['cherry-creek-dog-spots', 'signs-your-dog-needs-grooming', 'when-cats-need-grooming'],
} satisfies ArticleBody;

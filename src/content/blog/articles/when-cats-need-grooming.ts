import type { ArticleBody, ArticleSummary } from '../article';

export const summary = {
  title: '8 Signs Your Cat Needs Professional Grooming',
  metaTitle: '8 Signs Your Cat Needs a Groomer',
  excerpt:
    'Cats hide trouble well. Eight signs that a cat’s own tongue no longer keeps up, and what a groomer can do.',
  author: 'dev',
  publishedDate: '2024-03-25',
  modifiedDate: '2024-11-04',
  readingTime: '6 min',
  category: 'Cat Grooming Tips',
  pictureAlt: 'A cream Persian cat with a full ruff on a window sill, a comb at its paws',
} satisfies ArticleSummary;

export default {
  sections: [
    {
      subtitle: 'Cats wash themselves, until they cannot',
      text: [
        'A healthy cat spends a large part of its waking day on its coat, with a tongue that works like a fine rasp. That is why people are surprised when we say that some cats need help. But a tongue cannot undo a knot, it cannot reach every place on a stiff or heavy body, and it swallows whatever it collects. Add the dry, static-filled air of a Denver winter, and even a diligent cat may fall behind.',
        'Cats also hide discomfort. These eight signs are easy to miss if you do not look for them, so go through them one by one the next time your cat is on your lap.',
      ],
    },
    {
      subtitle: '1. Knots behind the elbows',
      text: [
        'Mats in cats begin in the armpits, in the groin, behind the ears and along the britches. They start as a pea you can feel and grow into plates that tug with each stride. A cat’s skin is thin and lifts with the knot, so scissors are dangerous here, more so than in dogs. A groomer clips mats away with a fine blade and steady tension, or shaves a badly matted coat down so that it can start over.',
      ],
    },
    {
      subtitle: '2. A greasy line along the back',
      text: [
        'Hair that parts into spikes above the tail, and looks wet when it is dry, means that oil is building up. Overweight cats and older cats show it first, because they can no longer reach the lower back. A bath with a degreasing shampoo brings relief. If the cat is young and slim, mention it to your vet, since skin and thyroid problems look similar.',
      ],
    },
    {
      subtitle: '3. Dandruff and sparks',
      text: [
        'White flakes on a dark coat, and a crackle when you stroke it, point to dry skin. Brushing spreads what oil there is. A wash with a moisturizing product and a slow dry helps longer. A bowl of water in a second room, or a fountain, helps too, because many cats drink too little in heated air.',
      ],
    },
    {
      subtitle: '4. More hairballs than usual',
      text: [
        'The odd hairball is part of life with a cat. One every week or two says that too much loose hair goes down instead of into a comb. After a professional comb-out and blow-dry there is far less to swallow. Repeated retching without a hairball, or a cat that stops eating, belongs in a clinic and quickly.',
      ],
    },
    {
      subtitle: '5. Claws that catch',
      text: [
        'If the cat hangs in the curtain, the sofa or your sweater, its claws are too long. Older cats wear the outer layers off less and less, and a thick claw can grow in a circle until it meets the pad. Look at the dewclaw on the inside of each front leg first. Trimming takes off only the transparent tip. Every three to six weeks is a good rhythm.',
      ],
    },
    {
      subtitle: '6. A dirty seat',
      text: [
        'Long hair under the tail catches litter and worse. Cats find it as unpleasant as you do, and some begin to avoid the box. A sanitary trim solves it for weeks. When it happens to a short-haired cat, think of loose stools, sore joints or too much weight, and ask your vet which one it is.',
      ],
    },
    {
      subtitle: '7. Stains around the eyes and chin',
      text: [
        'Flat-faced cats such as Persians have tears that run over the hair and leave a brown track. Left wet, the fold below the eye becomes sore. A soft damp cloth each day keeps it clean, and we clear what has dried on during a groom. Black specks on the chin are often feline acne. Plastic bowls are a common suspect, so try glass or steel. Redness, squinting or thick discharge should be seen by a vet.',
      ],
    },
    {
      subtitle: '8. A cat who has stopped bothering',
      text: [
        'The most important sign is a change. A cat that used to wash after each meal and no longer does may be in pain, often from teeth or from arthritis, which many older cats have without limping. A dull, open coat is how it shows. Let your vet look first, and let us help with the coat afterwards. A clean, light coat makes an old cat visibly more comfortable.',
      ],
    },
    {
      subtitle: 'What a cat groom in the van looks like',
      text: [
        'A cat does not need to travel for this. It is carried a few steps in its own carrier, into a van without a single dog, and mobile grooming takes 60-90 minutes for most cats. We work in short turns, keep the water and the dryer quiet, and let the cat hide its face in a towel when it likes. For a badly matted coat we discuss a lion cut with you before any clipper is switched on.',
        'If a cat tells us that it has had enough, we stop. A second short visit is better than a cat who never trusts a brush again. Please leave food out of the last two hours before we come, keep your cat in one room so that nobody has to search under beds, and have the carrier ready with something that smells of home.',
        'How often? Long-haired cats do well every 4-8 weeks. Short-haired cats may need us only in the spring and fall sheds, with claws in between. Comb them at home on the days when they ask for your lap, stop before they ask to leave, and you will find the next knot while it is still a pea.',
      ],
    },
  ],
  tags: ['Cats', 'Cat grooming', 'Long-haired cats', 'Senior pets'],
  related: ['seasonal-grooming-tips', 'mobile-vs-salon-grooming', 'first-grooming-prep'],
} satisfies ArticleBody;

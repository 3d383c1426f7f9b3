import type { ArticleBody, ArticleSummary } from '../article';

export const summary = {
  title: 'Mobile vs Salon Grooming for Anxious Dogs',
  excerpt:
    'What changes for a nervous dog when the salon comes to the curb, what does not, and how to choose.',
  author: 'dev',
  publishedDate: '2024-02-01',
  modifiedDate: '2024-07-22',
  readingTime: '7 min',
  category: 'Grooming Comparisons',
  pictureAlt: 'A Miniature Schnauzer in the open door of the grooming van',
} satisfies ArticleSummary;

export default {
  sections: [
    {
      subtitle: 'The fear usually starts before the table',
      text: [
        'Owners tell me that their dog hates being groomed. When I ask when the trembling begins, the answer is nearly always the same: in the car, or in the parking lot. By the time anyone picks up a brush, the dog has been worried for half an hour. That is worth knowing, because it means much of the problem lies in the way to the groom, and the way can be changed.',
        'I came to the van from a shelter, not from a salon, and I have no quarrel with salons. Good ones exist all over Denver, with skilled people who are patient with difficult dogs. This is a comparison of two settings, and some dogs do better in the other one.',
      ],
    },
    {
      subtitle: 'What a salon asks of a nervous dog',
      text: [
        'A salon day has several parts. There is the drive, the lobby with other dogs, the handover at the counter, and then a wait in a kennel or pen while dogs in front are finished. The dog is moved from bath to dryer to table, often by different people, with phones, clippers and barking around it. Drop-off in the morning and pick-up in the afternoon is common, even if the hands-on time was short.',
        'A confident dog sleeps through the waiting. A dog that startles at sounds, guards its space or panics when left spends those hours on alert. Stress adds up: each small fright leaves less patience for the next one, and the nail trim at the end gets the blame for everything that came before.',
      ],
    },
    {
      subtitle: 'What a van leaves out',
      text: [
        'In a van the chain is short. We park at your curb, you walk your dog out, and one groomer does everything from the bath to the bow. No other animals are on board. Nobody waits in a cage. Mobile grooming usually takes 60-90 minutes from door to door, so a dog who is uneasy about being apart from you is back on its own rug before lunch is ready.',
        'The quiet helps, and so does the control. With one dog in the room I can stop. If a Schnauzer goes stiff when the dryer starts, I switch it off, towel for five minutes and begin again at the lowest setting, at the hind end, pointed away from the face. There is no next dog behind me on a table.',
        'Home also stays in reach. A dog that can smell its own street recovers faster than one on an unknown floor, and if we decide to stop halfway, the door is ten steps away.',
      ],
    },
    {
      subtitle: 'What a van does not change',
      text: [
        'Some worries ride along. If your dog fears the sound of clippers, it will fear ours. If feet have hurt in the past, feet will be an argument anywhere. A van is a small room with a table, a tub and a dryer in it, and a dog who cannot bear confined spaces may find a large, open salon easier. Very social dogs sometimes enjoy the bustle and look for the others when they are alone with me.',
        'There are practical limits as well. We need a place to park that is level and safe to step out on. If your dog no longer climbs, tell us what it weighs when you book, because we lift it in by two hands or a sling. And a dog who bites when handled needs a plan with your veterinarian first, perhaps with medication, whoever holds the brush. That is nothing to be ashamed of, and I would much rather hear it beforehand.',
      ],
    },
    {
      subtitle: 'How to tell which suits your dog',
      text: [
        'Think about the last few times your dog was away from home. Did it eat at the kennel, or refuse a treat it would normally steal? Refusing food is one of the clearest signs of stress a dog can give. Did it come home from the salon and sleep the normal sleep of a busy day, or drink a full bowl and hide? Panting in a cool room, yawning, lip licking and a tucked tail belong on the same list.',
        'If the trouble is in the waiting, the noise or the other dogs, a van takes it away. If the trouble is in being touched, the setting matters less than the pace, and you should look for a groomer who will split the work over several short visits. In between are the many dogs with a bit of both. For those I suggest one easy appointment, a bath and a brush, before you decide about the haircut.',
      ],
    },
    {
      subtitle: 'Questions to ask any groomer',
      text: [
        'Ask who will handle your dog, and whether it is the same person from start to finish. Ask how long the dog will wait before and after. Ask what happens when a dog says no: a good answer includes pausing, changing the order, and calling you. Ask whether dogs are ever left alone under a dryer. And ask what the groomer wants to know about your dog. Someone who asks about triggers, old injuries and favorite treats has done this before.',
      ],
    },
    {
      subtitle: 'Making the first visit a good one',
      text: [
        'Walk your dog before we come, long enough to take the edge off and to empty the bladder. Feed a light meal, not a full one. Tell us in the notes what frightens your dog and what it loves, down to the brand of cheese. Hand over at the van with a calm goodbye. Dogs read a drawn-out farewell as a warning.',
        'Then keep the rhythm. Every 4-8 weeks is right for most coats, and for an anxious dog the regularity counts as much as the coat does. Short, frequent and predictable beats rare and long. After the third or fourth visit many of the dogs I was warned about walk up the step by themselves. They do not love the bath. They have just learned how the story ends.',
      ],
    },
  ],
  tags: ['Anxious dogs', 'Mobile grooming', 'Salon grooming', 'Behavior'],
  related: ['first-grooming-prep', 'signs-your-dog-needs-grooming', 'when-cats-need-grooming'],
} satisfies ArticleBody;

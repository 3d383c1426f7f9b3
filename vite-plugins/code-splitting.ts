/** Which files the browser loads together. */
export const codeSplitting = {
  // Measured in KiB br: with frame, parts and sending alone, a package page loads 142.9 and home fetches 41.0 ahead in
  // 24 files; with the others 139.8, and 36.7 in 6. A group takes along what its files import, so what pages without
  // a form need stands before it. The maps stay out of the parts: 2.6 less without one, 0.7 more with one.
  groups: [
    // Every page has the styles: parts that share code with the frame would ask for them again.
    {
      name: 'frame',
      tags: ['$initial' as const],
      test: /^(?!.*(?:index\.html|main\.tsx|styles\.css)$)/,
    },
    // One file has what several pages share: every request costs a slow phone some milliseconds.
    {
      name: 'parts',
      test: /icons\/(?:plus|arrow-left)|\/src\/(?:content\/pet-(?:words|heads)|browser\/(?:visitor-zip|use-now)|backend\/project)|\/src\/(?:ui|sections)\/(?!service-area-map|pet-portrait|pictures\/map-embed|fields\/(?:day-choice|next-field|reach-fields|zip-answer))/,
      minShareCount: 4,
    },
    // Addresses of the pictures that cards show; the others stay with their page.
    { name: 'pictures', test: /\?picture$/, minShareCount: 8 },
    // What forms send with. Split by who asks for the days ahead, it would cost 0.7 more on /blog.
    { name: 'sending', test: /\/src\/backend\/submission\// },
    {
      name: 'fields',
      test: /node_modules\/(?:react-hook-form|@hookform)|\/src\/(?:analytics\/track-forms|ui\/fields\/next-field)/,
    },
    // Home and areas show the next open day, and need none of the rules.
    { name: 'days-of-denver', test: /\/time\/denver-time\./ },
    // Pages with a form or a visit and the operator's need a day's rules and words.
    {
      name: 'days',
      test: /\/(?:time\/open-days|visits\/(?:visit-state|request-words|request-limits)|business\/repeat-visits|use-guarded-action|new-reference|handover)\./,
    },
    // Most pages need prices and places.
    {
      name: 'offers',
      test: /\/(?:booking-options|services\/quote|business\/service-zips|content\/pictures|service-thumbnails)\./,
    },
    {
      name: 'booking',
      test: /\/src\/(?:features\/booking\/(?:form\/|ticket\/mini-ticket)|request\/(?!owner-fields|weight-hint))/,
    },
    {
      // Read by the day and by what opens from it. It leaves what its files import where others need it.
      name: 'day-rows',
      includeDependenciesRecursively: false,
      test: /\/features\/operator\/(?:action-form|choices|failure-words|opened-texts|operator|operator-link|reach-owner|ready-texts|time-words|undo-button|use-typed|record\/owed-fees|terms\/(?:answer-terms|owner-answer|visit-length|visit-time)|visit\/(?:closing|closing-question|lazy-next-time))\.tsx?$/,
    },
  ],
};

/** The events in the data layer, oldest first, without the time and page that all of them carry. */
export function recordedEvents(): unknown[] {
  return (window.dataLayer ?? []).filter(isEvent).map((event) => {
    const common = ['timestamp', 'page_path', 'page_title'];
    return Object.fromEntries(Object.entries(event).filter(([key]) => !common.includes(key)));
  });
}

/** The commands that were given to the tag, oldest first. */
export function tagCommands(): unknown[][] {
  return (window.dataLayer ?? []).filter(isArguments).map((command) => [...command]);
}

function isEvent(entry: unknown): entry is object {
  return typeof entry === 'object' && entry !== null && 'event' in entry;
}

/** What the tag takes for a command: only this, no array. */
function isArguments(entry: unknown): entry is IArguments {
  return Object.prototype.toString.call(entry) === '[object Arguments]';
}

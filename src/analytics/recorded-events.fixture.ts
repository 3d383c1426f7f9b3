export function recordedEvents(): unknown[] {
  return (window.dataLayer ?? []).filter(isEvent).map((event) => {
    const common = ['timestamp', 'page_path', 'page_title'];
    return Object.fromEntries(Object.entries(event).filter(([key]) => !common.includes(key)));
  });
}

export function tagCommands(): unknown[][] {
  return (window.dataLayer ?? []).filter(isArguments).map((command) => [...command]);
}

function isEvent(entry: unknown): entry is object {
  return typeof entry === 'object' && entry !== null && 'event' in entry;
}

/** The tag only takes Arguments objects for commands, not arrays. */
function isArguments(entry: unknown): entry is IArguments {
  return Object.prototype.toString.call(entry) === '[object Arguments]';
}

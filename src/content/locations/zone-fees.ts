/** What is said of a ZIP outside both zones depends on who asks. */
export const zoneFees = { core: 'No travel fee', extended: 'A travel fee may apply' } as const;

/** For a ZIP outside both zones the form, the pages and the operator’s page have words of their own. */
export const zoneFees = { core: 'No travel fee', extended: 'A travel fee may apply' } as const;

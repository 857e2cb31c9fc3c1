/** The package has no types of its own. */
declare module 'fxa-common-password-list' {
  const list: {
    /** Whether the list contains exactly this password. */
    test(password: string): boolean;
  };
  export default list;
}

declare const rules: {
  forbidden: readonly { name: string; comment: string; severity: string }[];
  options: Record<string, unknown>;
};
export default rules;

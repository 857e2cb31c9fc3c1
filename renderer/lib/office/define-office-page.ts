import { definePage, type PageRecord } from '../pages/page-record.ts';
import { officeApi } from './office-api.ts';

/** Declares a page of the office: a page whose frame shows the menu of the office, which loads with it. */
export function defineOfficePage(record: PageRecord): PageRecord {
  return definePage({
    ...record,
    namespaces: ['office', ...(record.namespaces ?? [])],
    load: (dispatch, params, address) => {
      // The frame shows the office without its menu too: the page's status does not depend on it.
      const menu = dispatch(officeApi.endpoints.officeMenu.initiate(undefined, { subscribe: false }));
      return [menu.then(() => ({})), ...(record.load?.(dispatch, params, address) ?? [])];
    },
  });
}

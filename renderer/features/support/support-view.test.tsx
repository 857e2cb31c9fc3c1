import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { AppStore } from '#renderer/app/make-store.ts';
import { configChanged } from '#renderer/lib/store/site-slice.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type { SupportRequest } from '#shared/contracts/support.ts';
import { config, NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { supportApi } from './api.ts';
import { SupportButton } from './button/support-button.tsx';
import { SupportMenu } from './button/support-menu.tsx';
import type { OutgoingMessage } from './chat/outbox.ts';
import { Outgoing } from './chat/outgoing.tsx';
import { DoneView } from './form/done-view.tsx';
import { FailureNotice } from './form/failure-notice.tsx';
import { QuestionForm } from './requests/question-form.tsx';
import { RequestList } from './requests/request-list.tsx';
import { RequestView } from './requests/request-view.tsx';
import { supportOptions } from './support-options.ts';

const namespaces = ['support'];
const nothing = () => {};
const first = { current: null };
const userId = session.player.user_id;

const request: SupportRequest = {
  id: 5001,
  topic: 'bets',
  state: 'answered',
  text: 'Why so?',
  email: null,
  couponId: '77',
  about: null,
  createdAt: NOW,
  changedAt: NOW,
  unread: 1,
};
const messages = [
  { id: 1, author: 'visitor' as const, text: 'Why so?', at: NOW },
  { id: 2, author: 'staff' as const, text: '<b>By the rules</b>', at: NOW },
];
const failed: OutgoingMessage = {
  key: 'k',
  text: 'Hello',
  at: NOW,
  state: 'failed',
  id: null,
  error: { status: 0, code: 'NETWORK' },
};

const known =
  (changed: Partial<SupportRequest> = {}) =>
  (store: AppStore) => {
    const shown = { ...request, ...changed };
    const arg = { userId, requestId: request.id };
    store.dispatch(
      supportApi.util.upsertQueryEntries([
        { endpointName: 'supportRequests', arg: userId, value: { requests: [shown] } },
        { endpointName: 'supportRequest', arg, value: { request: shown, messages } },
      ]),
    );
  };
const withConfig = (change: Partial<SiteConfig>) => (store: AppStore) =>
  void store.dispatch(configChanged({ ...config, ...change }));

const here = (dock: ReactNode) => dock;

const menu = (
  <SupportMenu id="m" options={supportOptions(config, 'en')} unread={{ chat: 2 }} onOpen={nothing} onClose={nothing} />
);

describe('[N-07] the support button', () => {
  test('announces its name and that its menu is closed', async () => {
    const html = await renderPart(<SupportButton inPlace={here} />, { namespaces });
    expect(html).toMatch(/<aside[^>]*aria-label="Support"/);
    expect(html).toContain('aria-expanded="false"');
    expect(textOf(html)).toBe('Contact support');
  });

  test('[Y-03] leads to the player’s requests, a tracked screen', async () => {
    const html = await renderPart(menu, { namespaces });
    expect(html.match(/data-track="[^"]*"/g)).toEqual(['data-track="account_support"']);
  });

  test('shows and announces the number of unread answers', async () => {
    const prepare = (store: AppStore) => {
      const value = { chat: { unread: 1, lastId: 2 }, requests: { unread: 1, lastId: 1 } };
      store.dispatch(supportApi.util.upsertQueryEntries([{ endpointName: 'supportState', arg: userId, value }]));
    };
    const html = await renderPart(<SupportButton inPlace={here} />, { namespaces, session, prepare });
    expect(html).toMatch(/role="status"[^>]*>2 new answers</);
    expect(textOf(html)).toBe('Contact support 2 2 new answers');
  });

  test('is missing where the site offers no support', async () => {
    const support = { ...config.support, options: [] };
    expect(await renderPart(<SupportButton inPlace={here} />, { namespaces, prepare: withConfig({ support }) })).toBe(
      '',
    );
  });

  test('offers chat, form, history, callback, e-mail and networks', async () => {
    const html = await renderPart(menu, { namespaces });
    expect(textOf(html)).toBe(
      'Chat with an agent 2 2 new answers Ask a question My requests Call me back Email Mastodon (opens in a new tab)',
    );
    expect(html).toContain('href="mailto:support@fairline.example"');
    expect(html).toMatch(/<a[^>]*target="_blank"[^>]*rel="noopener noreferrer"/);
  });
});

describe('[R-38] the question form', () => {
  test('asks a guest for an e-mail, and a player for none', async () => {
    const form = <QuestionForm topic="payments" first={first} onSent={nothing} />;
    const guest = await renderPart(form, { namespaces });
    expect(guest).toContain('type="email"');
    expect(guest).toMatch(/<option value="payments" selected=""/);
    expect(await renderPart(form, { namespaces, session })).not.toContain('type="email"');
  });
});

describe('[R-38] the history of requests', () => {
  const list = <RequestList userId={userId} cameFrom={null} onShow={nothing} onAsk={nothing} />;
  const view = <RequestView userId={userId} requestId={request.id} onBack={nothing} />;

  test('shows the state of each request and what is unread', async () => {
    const text = textOf(await renderPart(list, { namespaces, session, prepare: known() }));
    for (const part of ['Bets', 'Request 5001', 'Why so?', 'Answered', '1 new answer']) expect(text).toContain(part);
  });

  test('shows messages as plain text, and accepts more until the request is closed', async () => {
    const html = await renderPart(view, { namespaces, session, prepare: known() });
    expect(html).toContain('&lt;b&gt;By the rules&lt;/b&gt;');
    expect(html).toContain('role="log"');
    expect(html).toContain('<textarea');
    const closed = await renderPart(view, { namespaces, session, prepare: known({ state: 'closed' }) });
    expect(closed).not.toContain('<textarea');
    expect(textOf(closed)).toContain('This request is closed.');
  });

  test.each(LANGUAGES)('has every text in %s', async (language) => {
    const outbox = { retry: nothing, discard: nothing };
    const parts = [
      <SupportButton key="button" inPlace={here} />,
      menu,
      list,
      view,
      <QuestionForm key="form" topic="other" first={first} onSent={nothing} />,
      <Outgoing key="failed" message={failed} outbox={outbox} />,
      <Outgoing key="sending" message={{ ...failed, state: 'sending', error: null }} outbox={outbox} />,
      <FailureNotice key="failure" error={{ status: 429, code: 'TOO_MANY_ATTEMPTS', retryAfter: 3600 }} />,
      <DoneView key="done" title="x" text="y">
        {null}
      </DoneView>,
    ];
    for (const part of parts) {
      const html = await renderPart(part, { language, namespaces, session, prepare: known() });
      expect(textOf(html)).not.toMatch(KEY_LEAK);
      expect(html).not.toMatch(/ style="/);
    }
  });
});

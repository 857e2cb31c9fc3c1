-- expand: one table. Pages of content that the operator has put in place of the brand's own, or beside them; null takes
-- one of the brand's away. `changed` is another number after every change.
create sequence content_change;
create table content_page (
  id text primary key,
  record jsonb,
  changed bigint not null default nextval('content_change')
);
create index content_page_changed on content_page (changed);

-- Landing pages become pages of content: their fixed blocks are a list, and the texts stand under the name of the block.
insert into content_page (id, record)
select 'landings/' || id, case when record is not null then jsonb_build_object(
  'class', 'landing',
  'fallback', record -> 'fallback',
  'versions', jsonb_build_array(jsonb_build_object('number', 1, 'on', '2026-11-30')),
  'publishedFrom', record -> 'publishedFrom',
  'publishedUntil', record -> 'publishedUntil',
  'whenOver', record -> 'whenOver',
  'places', '[]'::jsonb,
  'blocks', jsonb_build_array(jsonb_build_object('id', 'hero', 'kind', 'hero', 'leadsTo', record -> 'action')) || (
    select coalesce(jsonb_agg(jsonb_build_object('id', block, 'kind', case block
        when 'facts' then 'cards' when 'closing' then 'offer' else block end) || case block
        when 'closing' then jsonb_build_object('leadsTo', record -> 'action')
        when 'countdown' then jsonb_build_object('to', coalesce(record ->> 'countdownTo', 'end'))
        when 'games' then record -> 'games'
        else '{}' end order by place), '[]')
    from jsonb_array_elements_text(record -> 'blocks') with ordinality listed (block, place)
  ),
  'texts', (
    select jsonb_object_agg(language, jsonb_build_object(
      'state', 'approved', 'version', 1, 'title', words -> 'title', 'description', words -> 'description',
      'heading', words -> 'hero' -> 'title', 'words', '',
      'changes', '{}'::jsonb,
      'blocks', (words - '{title,description,countdown,closing}'::text[])
        || case when words ? 'countdown' then jsonb_build_object('countdown', jsonb_build_object('text', words -> 'countdown'))
          else '{}' end
        || case when words ? 'closing'
          then jsonb_build_object('closing', words -> 'closing' || jsonb_build_object('action', words -> 'hero' -> 'action'))
          else '{}' end))
    from jsonb_each(record -> 'texts') own (language, words)
  )
) end
from landing;

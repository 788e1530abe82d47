-- Two members may have one number under two spellings ("+049" and "+0049"). The next migration writes both at once and would
-- fail; so the one who was first gets the right spelling here, and the next migration leaves the other as it is.
update member
set area_code = '+' || ltrim(substr(area_code, 2), '0')
where id in (
    select distinct on (ltrim(substr(area_code, 2), '0'), phone) id from member
    where area_code like '+0%' and ltrim(substr(area_code, 2), '0') <> ''
    order by ltrim(substr(area_code, 2), '0'), phone, created_at, id
  )
  and not exists (
    select 1 from member other
    where other.area_code = '+' || ltrim(substr(member.area_code, 2), '0') and other.phone = member.phone
  );

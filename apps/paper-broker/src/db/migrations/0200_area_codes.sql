-- An area code has one form, `+1`: what was stored with leading zeros is found again.
update member
set area_code = '+' || ltrim(substr(area_code, 2), '0')
where area_code like '+0%'
  and ltrim(substr(area_code, 2), '0') <> ''
  and not exists (
    select 1 from member other
    where other.area_code = '+' || ltrim(substr(member.area_code, 2), '0') and other.phone = member.phone
  );
